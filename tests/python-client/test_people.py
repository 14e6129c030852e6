"""Accounts and workspaces through the published client."""

import os

import argilla as rg
import pytest
from argilla._exceptions import ArgillaCredentialsError, ForbiddenError


def test_the_demo_key_signs_in_the_owner(client):
    assert client.me.username == "argilla"
    assert client.me.role == "owner"


def test_a_wrong_key_is_refused():
    with pytest.raises(ArgillaCredentialsError):
        rg.Argilla(api_url=os.environ["ARGILLA_API_URL"], api_key="wrong")


def test_a_workspace_is_found_by_name_and_id(client, workspace):
    assert client.workspaces(workspace.name).id == workspace.id
    assert client.workspaces(id=workspace.id).name == workspace.name


def test_a_user_joins_a_workspace_and_leaves_it(client, workspace, unique):
    user = rg.User(username=unique("user"), password="12345678", role="annotator", client=client).create()
    user.add_to_workspace(workspace)
    assert user.username in [member.username for member in workspace.users]
    user.remove_from_workspace(workspace)
    assert [member.username for member in workspace.users] == []
    user.delete()
    assert client.users(user.username) is None


def test_a_user_is_changed(client, unique):
    user = rg.User(username=unique("user"), password="12345678", role="annotator", client=client).create()
    user.first_name = "Eva"
    user.role = "admin"
    user.update()
    stored = client.users(user.username)
    assert (stored.first_name, stored.role) == ("Eva", "admin")
    user.delete()


def test_an_annotator_may_not_create_a_workspace(client, unique):
    user = rg.User(username=unique("user"), password="12345678", role="annotator", client=client).create()
    # The client's own model of a user leaves the key out.
    key = client.api.http_client.get(f"/api/v1/users/{user.id}").json()["api_key"]
    theirs = rg.Argilla(api_url=client.api_url, api_key=key)
    with pytest.raises(ForbiddenError):
        rg.Workspace(name=unique("workspace"), client=theirs).create()
    user.delete()
