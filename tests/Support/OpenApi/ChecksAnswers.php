<?php

declare(strict_types=1);

namespace Tests\Support\OpenApi;

use Illuminate\Testing\TestResponse;

/** Compares every answer of the HTTP API in a test with the API document. */
trait ChecksAnswers
{
    /**
     * @param  string  $method
     * @param  string  $uri
     * @param  array<mixed>  $parameters
     * @param  array<mixed>  $cookies
     * @param  array<mixed>  $files
     * @param  array<mixed>  $server
     * @param  string|null  $content
     * @return TestResponse<\Symfony\Component\HttpFoundation\Response>
     */
    public function call($method, $uri, $parameters = [], $cookies = [], $files = [], $server = [], $content = null)
    {
        $response = parent::call($method, $uri, $parameters, $cookies, $files, $server, $content);
        $path = (string) parse_url($uri, PHP_URL_PATH);

        if (str_starts_with($path, '/api/v1/')) {
            $faults = DocumentedApi::committed()->faultsOf($method, substr($path, strlen('/api/v1')), $response->baseResponse);
            $this->assertSame([], $faults, "{$method} {$path} answers otherwise than ".\App\Infrastructure\OpenApi\ApiDocument::PATH.' says: '.$response->getContent());
        }

        return $response;
    }
}
