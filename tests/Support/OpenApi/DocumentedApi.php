<?php

declare(strict_types=1);

namespace Tests\Support\OpenApi;

use App\Infrastructure\OpenApi\ApiDocument;
use Opis\JsonSchema\Errors\ErrorFormatter;
use Opis\JsonSchema\Validator;
use stdClass;
use Symfony\Component\HttpFoundation\Response;

/** Compares answers of the API with the committed API document. */
final class DocumentedApi
{
    private const ID = 'https://paddock.example/openapi.json';

    private static ?self $committed = null;

    private readonly Validator $validator;

    public readonly stdClass $document;

    public function __construct(string $json)
    {
        $this->document = json_decode($json, flags: JSON_THROW_ON_ERROR);
        $this->validator = new Validator;
        $this->validator->resolver()?->registerRaw($this->document, self::ID);
    }

    public static function committed(): self
    {
        return self::$committed ??= new self((string) file_get_contents(base_path(ApiDocument::PATH)));
    }

    /** @return list<string> "POST /clients" */
    public function calls(): array
    {
        $calls = [];
        foreach (get_object_vars($this->document->paths) as $path => $operations) {
            foreach (array_keys(get_object_vars($operations)) as $method) {
                $calls[] = strtoupper($method)." {$path}";
            }
        }

        return $calls;
    }

    /**
     * Returns the deviations of an answer from the document.
     *
     * @param  string  $path  as called, below the server's address
     * @return list<string>
     */
    public function faultsOf(string $method, string $path, Response $response): array
    {
        $template = $this->templateOf($path);
        $status = (string) $response->getStatusCode();
        $operation = $template === null ? null : $this->document->paths->{$template}->{strtolower($method)} ?? null;

        if ($operation === null) {
            return in_array($status, ['404', '405'], true)
                ? $this->bodyFaults($response, '/components/schemas/Problem')
                : ["{$method} {$path} is not documented, and answers {$status}."];
        }
        if (! isset($operation->responses->{$status})) {
            return ["{$status} is not documented for {$method} {$template}."];
        }

        $pointer = $this->resolved('/paths/'.self::escaped((string) $template).'/'.strtolower($method)."/responses/{$status}");

        return $this->answerFaults($response, $pointer);
    }

    /** @return list<string> */
    public function faultsOfValue(mixed $value, string $schemaPointer): array
    {
        $result = $this->validator->validate($value, self::ID.'#'.$schemaPointer);
        $error = $result->error();

        return $error === null ? [] : [json_encode((new ErrorFormatter)->format($error), JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES)];
    }

    /** The part of the document at a JSON pointer. A `$ref` is followed. */
    public function at(string $pointer): stdClass
    {
        $part = $this->document;
        foreach (array_slice(explode('/', $pointer), 1) as $key) {
            $key = rawurldecode(str_replace(['~1', '~0'], ['/', '~'], $key));
            $part = is_array($part) ? $part[(int) $key] : $part->{$key};
        }

        return $part;
    }

    public static function escaped(string $key): string
    {
        return rawurlencode(str_replace(['~', '/'], ['~0', '~1'], $key));
    }

    /** @return list<string> */
    private function answerFaults(Response $response, string $pointer): array
    {
        $documented = $this->at($pointer);
        $type = strtok((string) $response->headers->get('Content-Type'), ';');
        if (! isset($documented->content->{$type})) {
            return ["{$response->getStatusCode()} is not documented as {$type}."];
        }

        $content = "{$pointer}/content/".self::escaped((string) $type);

        return [
            ...$this->headerFaults($response, $documented),
            ...$this->bodyFaults($response, "{$content}/schema"),
            ...$this->typeFaults($response, $documented->content->{$type}),
        ];
    }

    /** @return list<string> */
    private function headerFaults(Response $response, stdClass $documented): array
    {
        $faults = [];
        foreach (get_object_vars($documented->headers ?? new stdClass) as $name => $header) {
            $header = isset($header->{'$ref'}) ? $this->at(substr($header->{'$ref'}, 1)) : $header;
            $value = $response->headers->get($name);
            if ($value === null && ($header->required ?? false) === true) {
                $faults[] = "The header {$name} is missing.";
            }
            if ($value !== null) {
                $isNumber = $header->schema->type === 'integer' && ctype_digit($value);
                $faults = [...$faults, ...$this->faultsOfValue($isNumber ? (int) $value : $value, "/components/headers/{$name}/schema")];
            }
        }

        return $faults;
    }

    /** @return list<string> */
    private function bodyFaults(Response $response, string $schemaPointer): array
    {
        return $this->faultsOfValue(json_decode((string) $response->getContent(), flags: JSON_THROW_ON_ERROR), $schemaPointer);
    }

    /**
     * A program goes by a problem's type, so each one must be among the examples.
     *
     * @return list<string>
     */
    private function typeFaults(Response $response, stdClass $content): array
    {
        $type = json_decode((string) $response->getContent())->type ?? null;
        if ($response->isSuccessful() || ! isset($content->examples)) {
            return [];
        }
        $known = array_map(static fn (stdClass $example): string => $example->value->type, array_values(get_object_vars($content->examples)));

        return in_array($type, $known, true) ? [] : ["The problem type {$type} of a {$response->getStatusCode()} is not documented."];
    }

    private function resolved(string $pointer): string
    {
        $reference = $this->at($pointer)->{'$ref'} ?? null;

        return is_string($reference) ? substr($reference, 1) : $pointer;
    }

    private function templateOf(string $path): ?string
    {
        foreach (array_keys(get_object_vars($this->document->paths)) as $template) {
            $pattern = preg_replace('/\\\\\{[a-z_-]+\\\\\}/', '[^/]+', preg_quote($template, '#'));
            if (preg_match("#\\A{$pattern}\\z#", $path) === 1) {
                return $template;
            }
        }

        return null;
    }
}
