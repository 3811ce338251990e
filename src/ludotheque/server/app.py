"""The application: its routes, and nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ludotheque.server import house_routes, people_routes, record_routes, table_routes
from ludotheque.server.errors import RefusalError
from ludotheque.server.house import House
from ludotheque.server.log import set_up_logs
from ludotheque.server.routes import mount, problem
from ludotheque.server.schema import openapi, socket_schema
from ludotheque.server.settings import Settings, from_environment
from ludotheque.server.shield import Shield
from ludotheque.server.web import page

ROUTES = (*house_routes.ROUTES, *people_routes.ROUTES, *table_routes.ROUTES, *record_routes.ROUTES)


def create_app(settings: Settings | None = None) -> Starlette:
    """The server as an ASGI application; without settings, from the environment."""
    chosen = settings or from_environment()
    set_up_logs(chosen.log_level)
    house = House(chosen)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def described(request: Request) -> Response:
        return Response(openapi(ROUTES), media_type="application/json")

    async def messages(request: Request) -> Response:
        return Response(socket_schema(), media_type="application/json")

    routes: list[BaseRoute] = [mount(route, lambda _: house) for route in ROUTES]
    routes += [
        Route("/api/openapi.json", described),
        Route("/api/socket.json", messages),
        Route("/api/{rest:path}", missing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/{path:path}", page, methods=["GET", "HEAD"]),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={405: wrong_method, 500: fault})
    app.state.house = house
    app.add_middleware(Shield, house=house)
    return app


async def missing(request: Request) -> Response:
    return problem(RefusalError("unknown"))


async def wrong_method(request: Request, error: Exception) -> Response:
    answer = problem(RefusalError("method"))
    answer.headers["allow"] = getattr(error, "headers", {}).get("Allow", "GET")
    return answer


async def fault(request: Request, error: Exception) -> Response:
    """Something of ours is broken: the client learns that, and nothing else."""
    return problem(RefusalError("fault"))
