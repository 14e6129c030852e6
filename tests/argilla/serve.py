"""Serves Argilla on loopback. Arguments: the port."""

import sys

import uvicorn
from argilla_server import app

uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), timeout_graceful_shutdown=5)
