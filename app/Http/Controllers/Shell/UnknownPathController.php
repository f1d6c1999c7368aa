<?php

declare(strict_types=1);

namespace App\Http\Controllers\Shell;

use Illuminate\Http\Request;
use Illuminate\Routing\Router;
use Symfony\Component\HttpKernel\Exception\MethodNotAllowedHttpException;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

/**
 * Every request that no route takes: 404, or 405 where the path takes other methods.
 *
 * An address that only takes forms is no page either, so whoever opens one in a browser is told that nothing is there.
 */
final readonly class UnknownPathController
{
    public function __construct(private Router $router) {}

    public function __invoke(Request $request): never
    {
        $methods = $this->opensPage($request) ? [] : $this->methodsOf($request);

        throw $methods === [] ? new NotFoundHttpException : new MethodNotAllowedHttpException($methods, 'This address does not take this method.');
    }

    private function opensPage(Request $request): bool
    {
        return in_array($request->getMethod(), ['GET', 'HEAD'], true) && ! $request->is('api/*');
    }

    /**
     * Each method is asked for by itself: that takes the compiled routes, where going through all of them compiles every one.
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
