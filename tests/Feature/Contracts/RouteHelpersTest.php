<?php

declare(strict_types=1);

namespace Tests\Feature\Contracts;

use App\Infrastructure\Generators\RouteHelpers;
use Illuminate\Routing\Route;
use Illuminate\Routing\RouteCollection;
use Illuminate\Support\Facades\Artisan;
use Tests\TestCase;

final class RouteHelpersTest extends TestCase
{
    public function test_a_name_becomes_an_object_and_a_key(): void
    {
        $this->assertStringContainsString(
            "export const clients = {\n    edit: (params: { client: RouteId }, options?: RouteOptions) =>\n        route('/clients/{client}/edit', 'get', params, options),\n} as const;",
            $this->render(['GET', 'clients/{client}/edit', 'clients.edit']),
        );
    }

    public function test_a_name_of_one_part_gets_the_verb_of_its_method(): void
    {
        $rendered = $this->render(['GET', '/', 'dashboard'], ['DELETE', 'logout', 'logout']);

        $this->assertStringContainsString("export const dashboard = {\n    index: (options?: RouteOptions) => route('/', 'get', {}, options),", $rendered);
        $this->assertStringContainsString("export const logout = {\n    destroy: (options?: RouteOptions) => route('/logout', 'delete', {}, options),", $rendered);
    }

    public function test_longer_names_and_hyphens_become_camel_case(): void
    {
        $rendered = $this->render(['POST', 'user-profile/devices/{device}', 'user-profile.devices.destroy-all']);

        $this->assertStringContainsString('export const userProfile = {', $rendered);
        $this->assertStringContainsString('devicesDestroyAll: (params: { device: RouteId }', $rendered);
    }

    public function test_optional_parameter_stays_optional(): void
    {
        $this->assertStringContainsString('(params: { search?: RouteId }', $this->render(['GET', 'clients/find/{search?}', 'clients.find']));
    }

    public function test_the_api_and_nameless_routes_are_not_for_pages(): void
    {
        $rendered = $this->render(['POST', 'api/v1/clients', 'api.clients.store'], ['GET', 'up', null]);

        $this->assertStringNotContainsString('export const', $rendered);
    }

    public function test_each_object_has_a_file_and_pages_without_parameters_are_also_in_one(): void
    {
        $files = $this->files(['GET', 'clients', 'clients.index'], ['GET', 'clients/export', 'clients.export'], ['GET', 'clients/{client}/edit', 'clients.edit'], ['POST', 'logout', 'logout']);

        $this->assertSame(['index.ts', 'pages.ts', 'clients.ts', 'logout.ts'], array_keys($files));
        $this->assertStringContainsString('edit:', $files['clients.ts']);
        $this->assertStringContainsString('index:', $files['pages.ts']);
        $this->assertStringNotContainsString('edit:', $files['pages.ts']);
        $this->assertStringNotContainsString('export:', $files['pages.ts']);
        $this->assertStringNotContainsString('logout', $files['pages.ts']);
    }

    public function test_the_committed_helpers_are_current(): void
    {
        $this->assertSame(0, Artisan::call('routes:generate', ['--check' => true]), Artisan::output());
    }

    /** @param  array{string, string, string|null}  ...$routes  method, path, name */
    private function render(array ...$routes): string
    {
        return implode('', $this->files(...$routes));
    }

    /**
     * @param  array{string, string, string|null}  ...$routes  method, path, name
     * @return array<string, string>
     */
    private function files(array ...$routes): array
    {
        $collection = new RouteCollection;
        foreach ($routes as [$method, $path, $name]) {
            $route = new Route([$method], $path, static fn (): string => '');
            $collection->add($name === null ? $route : $route->name($name));
        }

        return (new RouteHelpers($collection))->render();
    }
}
