<?php

declare(strict_types=1);

namespace Tests\Feature\OpenApi;

use Illuminate\Http\JsonResponse;
use Illuminate\Routing\Route;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Route as Routes;
use stdClass;
use Tests\Support\OpenApi\DocumentedApi;
use Tests\TestCase;

/** The API document describes every call of the intake, and nothing else. */
final class ApiDocumentTest extends TestCase
{
    public function test_committed_document_is_current(): void
    {
        $this->assertSame(0, Artisan::call('openapi:generate', ['--check' => true]), Artisan::output());
        $this->assertSame('3.1.0', DocumentedApi::committed()->document->openapi);
    }

    public function test_documented_calls_equal_the_routes(): void
    {
        $routes = [];
        foreach (Routes::getRoutes()->getRoutes() as $route) {
            if (str_starts_with((string) $route->getName(), 'api.')) {
                $routes = [...$routes, ...$this->callsOf($route)];
            }
        }
        $documented = DocumentedApi::committed()->calls();
        sort($routes);
        sort($documented);

        $this->assertContains('POST /clients', $documented);
        $this->assertSame($routes, $documented);
    }

    public function test_every_call_has_a_scope_a_unique_id_and_examples(): void
    {
        $ids = [];
        foreach ($this->operations() as $name => [$pointer, $operation]) {
            $ids[] = $operation->operationId;
            $this->assertNotEmpty(array_merge(...array_map(static fn (stdClass $way): array => array_merge(...array_values(get_object_vars($way))), $operation->security)), "{$name} names no scope.");
            foreach ($this->contents($pointer) as $where => $content) {
                $this->assertTrue(property_exists($content, 'example') || isset($content->examples), "{$where} has no example.");
            }
        }

        $this->assertSame($ids, array_unique($ids));
    }

    public function test_every_example_matches_its_schema(): void
    {
        $checked = 0;
        foreach ($this->operations() as [$pointer]) {
            foreach ($this->contents($pointer) as $where => $content) {
                foreach ($this->examplesOf($content) as $example) {
                    $this->assertSame([], DocumentedApi::committed()->faultsOfValue($example, "{$where}/schema"), $where);
                    $checked++;
                }
            }
        }

        $this->assertGreaterThan(50, $checked);
    }

    public function test_path_parameters_of_a_signed_call_are_in_its_body(): void
    {
        $checked = 0;
        foreach ($this->operations() as $call => [$pointer, $operation]) {
            foreach (str_starts_with($call, 'POST /webhooks/') ? $operation->parameters : [] as $parameter) {
                if (($parameter->in ?? '') === 'path') {
                    $content = "{$pointer}/requestBody/content/".DocumentedApi::escaped('application/json');
                    $body = clone DocumentedApi::committed()->at($content)->example;
                    unset($body->{$parameter->name});
                    $this->assertNotSame([], DocumentedApi::committed()->faultsOfValue($body, "{$content}/schema"), "{$call} may leave {$parameter->name} unsigned.");
                    $checked++;
                }
            }
        }

        $this->assertGreaterThan(0, $checked);
    }

    public function test_every_parameter_and_field_is_described(): void
    {
        foreach (get_object_vars(DocumentedApi::committed()->document->components->schemas) as $name => $schema) {
            $this->assertFalse($schema->additionalProperties, "{$name} takes anything.");
            foreach (get_object_vars($schema->properties) as $field => $description) {
                $this->assertTrue(isset($description->description) || isset($description->{'$ref'}), "{$name}.{$field} is not described.");
            }
        }
    }

    public function test_check_finds_answers_that_differ_from_the_document(): void
    {
        $api = DocumentedApi::committed();
        $limits = ['RateLimit-Limit' => '600', 'RateLimit-Remaining' => '599', 'RateLimit-Reset' => '60'];
        $client = ['id' => 1, 'pin' => '48213', 'full_name' => 'Emma Walsh', 'status' => 'pending', 'created_at' => '2026-11-20T03:05:00.000000Z'];

        $this->assertSame([], $api->faultsOf('POST', '/clients', new JsonResponse($client, 201, $limits)));
        $this->assertNotSame([], $api->faultsOf('POST', '/clients', new JsonResponse([...$client, 'secret' => 1], 201, $limits)), 'a field too many');
        $this->assertNotSame([], $api->faultsOf('POST', '/clients', new JsonResponse(array_diff_key($client, ['pin' => 1]), 201, $limits)), 'a field too few');
        $this->assertNotSame([], $api->faultsOf('POST', '/clients', new JsonResponse([...$client, 'status' => 'odd'], 201, $limits)), 'another value');
        $this->assertNotSame([], $api->faultsOf('POST', '/clients', new JsonResponse([...$client, 'created_at' => 'today'], 201, $limits)), 'another format');
        $this->assertNotSame([], $api->faultsOf('POST', '/clients', new JsonResponse($client, 202, $limits)), 'another status');
        $this->assertNotSame([], $api->faultsOf('POST', '/clients', new JsonResponse($client, 201)), 'no headers');
        $this->assertNotSame([], $api->faultsOf('POST', '/clients', new JsonResponse($client, 201, [...$limits, 'RateLimit-Reset' => 'soon'])), 'another header');
        $this->assertNotSame([], $api->faultsOf('POST', '/horses', new JsonResponse($client, 201)), 'another call');

        $problem = ['type' => 'urn:paddock:problem:busy', 'title' => 'Service Unavailable', 'status' => 503];
        $headers = ['Content-Type' => 'application/problem+json', 'Retry-After' => '1'];
        $this->assertSame([], $api->faultsOf('POST', '/clients', new JsonResponse($problem, 503, $headers)));
        $this->assertNotSame([], $api->faultsOf('POST', '/clients', new JsonResponse([...$problem, 'type' => 'urn:paddock:problem:lazy'], 503, $headers)), 'another type');
        $this->assertNotSame([], $api->faultsOf('POST', '/clients', new JsonResponse($problem, 503, ['Retry-After' => '1'])), 'another media type');
    }

    /** @return list<string> */
    private function callsOf(Route $route): array
    {
        $path = substr($route->uri(), strlen('api/v1'));

        return array_values(array_map(static fn (string $method): string => "{$method} {$path}", array_diff($route->methods(), ['HEAD'])));
    }

    /** @return array<string, array{string, stdClass}> name => its pointer and itself */
    private function operations(): array
    {
        $operations = [];
        foreach (DocumentedApi::committed()->calls() as $call) {
            [$method, $path] = explode(' ', $call);
            $pointer = '/paths/'.DocumentedApi::escaped($path).'/'.strtolower($method);
            $operations[$call] = [$pointer, DocumentedApi::committed()->at($pointer)];
        }

        return $operations;
    }

    /** @return array<string, stdClass> pointer => media type, of the body and of every answer */
    private function contents(string $pointer): array
    {
        $api = DocumentedApi::committed();
        $operation = $api->at($pointer);
        $places = isset($operation->requestBody) ? ["{$pointer}/requestBody"] : [];
        foreach (get_object_vars($operation->responses) as $status => $response) {
            $places[] = isset($response->{'$ref'}) ? substr($response->{'$ref'}, 1) : "{$pointer}/responses/{$status}";
        }

        $contents = [];
        foreach ($places as $place) {
            foreach (get_object_vars($api->at($place)->content) as $type => $content) {
                $contents["{$place}/content/".DocumentedApi::escaped($type)] = $content;
            }
        }

        return $contents;
    }

    /** @return list<mixed> */
    private function examplesOf(stdClass $content): array
    {
        return isset($content->examples)
            ? array_map(static fn (stdClass $example): mixed => $example->value, array_values(get_object_vars($content->examples)))
            : [$content->example];
    }
}
