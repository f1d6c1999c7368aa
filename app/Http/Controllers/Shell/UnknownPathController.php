<?php

declare(strict_types=1);

namespace App\Http\Controllers\Shell;

use Illuminate\Http\Request;
use Illuminate\Routing\Router;
use Symfony\Component\HttpKernel\Exception\MethodNotAllowedHttpException;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

/**
 * Handles requests without a route: 404, or 405 when the path supports other methods. A path for forms only is also 404 for page
 * visits.
 */
final readonly class UnknownPathController
{
    public function __construct(private Router $router) {}

    public function __invoke(Request $request): never
    {
        $methods = $this->opensPage($request) ? [] : $this->methodsOf($request);

        throw $methods === [] ? new NotFoundHttpException : new MethodNotAllowedHttpException($methods, 'This address does not support this method.');
    }

    private function opensPage(Request $request): bool
    {
        return in_array($request->getMethod(), ['GET', 'HEAD'], true) && ! $request->is('api/*');
    }

    /**
     * Tries each method with the compiled routes, which is faster than compiling every route.
     *
     * @return list<string>
     */
    private function methodsOf(Request $request): array
    {
        $server = array_diff_key($request->server->all(), ['HTTP_X_HTTP_METHOD_OVERRIDE' => true]);

        return array_values(array_filter(Router::$verbs, fn (string $method): bool => ! $this->router->getRoutes()
            ->match($request->duplicate(query: [], request: [], server: [...$server, 'REQUEST_METHOD' => $method]))->isFallback));
    }
}
