"""Notes which public methods of the client the tests call, and says which they do not."""

import functools
import inspect

import argilla as rg

# What no server of ours can take part in, with the reason.
LEFT_OUT = {
    "SpacesDeploymentMixin.deploy_on_spaces": "deploys a server on the hub",
    "HubImportExportMixin.from_hub": "reads from the hub",
    "HubImportExportMixin.to_hub": "writes to the hub",
    "Settings.from_hub": "reads from the hub",
    "WebhookHandler.handle": "runs inside a web server of the user's",
    "WebhookEvent.parsed": "runs inside a web server of the user's",
    "UserResponse.to_dict": "turns one form into another; nothing is sent",
    "Vector.from_model": "turns one form into another; nothing is sent",
    "Vector.serialize": "turns one form into another; nothing is sent",
}

called: set[str] = set()
known: set[str] = set()


def watch() -> None:
    """Wraps every public method that the package's classes define."""
    for owner in {base for each in vars(rg).values() if inspect.isclass(each) for base in each.__mro__}:
        if not owner.__module__.startswith("argilla.") or owner.__module__.startswith("argilla._models"):
            continue
        for name, value in list(vars(owner).items()):
            if not name.startswith("_"):
                wrap(owner, name, value)


def wrap(owner: type, name: str, value: object) -> None:
    label = f"{owner.__name__}.{name}"
    if isinstance(value, classmethod | staticmethod):
        known.add(label)
        setattr(owner, name, type(value)(noting(label, value.__func__)))
    elif inspect.isfunction(value):
        known.add(label)
        setattr(owner, name, noting(label, value))


def noting(label: str, function):
    @functools.wraps(function)
    def noted(*args, **kwargs):
        called.add(label)
        return function(*args, **kwargs)

    return noted


def uncalled() -> list[str]:
    return sorted(known - called - set(LEFT_OUT))
