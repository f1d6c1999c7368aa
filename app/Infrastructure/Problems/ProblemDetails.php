<?php

declare(strict_types=1);

namespace App\Infrastructure\Problems;

use Illuminate\Auth\AuthenticationException;
use Illuminate\Http\JsonResponse;
use Illuminate\Validation\ValidationException;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Exception\HttpExceptionInterface;
use Throwable;

/** Renders failures of the HTTP API as RFC 9457 problem+json, without internal details. */
final readonly class ProblemDetails
{
    public function __construct(private Unavailable $unavailable) {}

    public function for(Throwable $failure): JsonResponse
    {
        return match (true) {
            $failure instanceof ProblemException => $this->answer(
                $failure->getStatusCode(),
                $failure->type,
                $failure->getMessage(),
                headers: $failure->getHeaders(),
            ),
            $failure instanceof ValidationException => $this->answer(422, 'validation', 'Some fields are missing or invalid.', [
                'errors' => $failure->errors(),
            ]),
            $failure instanceof ReferenceTakenException => $this->answer(409, 'reference-taken', $failure->getMessage()),
            $failure instanceof AuthenticationException => $this->answer(
                401,
                null,
                'Send a valid token: Authorization: Bearer …',
                headers: ['WWW-Authenticate' => 'Bearer'],
            ),
            $failure instanceof HttpExceptionInterface => $this->answer(
                $failure->getStatusCode(),
                null,
                $this->detailOf($failure),
                headers: $failure->getHeaders(),
            ),
            $this->unavailable->isBusy($failure) => $this->answer(
                503,
                'busy',
                'The database is busy. Nothing was changed. Try again.',
                headers: ['Retry-After' => (string) Unavailable::BUSY_SECONDS],
            ),
            $this->unavailable->isDiskFull($failure) => $this->answer(
                503,
                'storage-full',
                'The storage is full. Nothing was changed. Try again later.',
                headers: ['Retry-After' => (string) Unavailable::STORAGE_SECONDS],
            ),
            $this->unavailable->isReadOnly($failure) => $this->answer(
                503,
                'storage-read-only',
                'The database is read-only. Nothing was changed. Try again later.',
                headers: ['Retry-After' => (string) Unavailable::STORAGE_SECONDS],
            ),
            default => $this->answer(500, null, null),
        };
    }

    private function detailOf(HttpExceptionInterface&Throwable $failure): ?string
    {
        return match ($failure->getStatusCode()) {
            403 => 'This token does not have the required scope.',
            404 => 'This endpoint does not exist.',
            429 => 'Too many calls. Wait for the time given in Retry-After.',
            default => $failure->getStatusCode() < 500 && $failure->getMessage() !== '' ? $failure->getMessage() : null,
        };
    }

    /**
     * @param  string|null  $type  null for `about:blank`
     * @param  array<string, mixed>  $more
     * @param  array<string, mixed>  $headers
     */
    private function answer(int $status, ?string $type, ?string $detail, array $more = [], array $headers = []): JsonResponse
    {
        $problem = [
            'type' => $type === null ? 'about:blank' : "urn:paddock:problem:{$type}",
            'title' => Response::$statusTexts[$status] ?? 'Error',
            'status' => $status,
            'detail' => $detail,
            ...$more,
        ];

        return new JsonResponse(
            array_filter($problem, static fn (mixed $value): bool => $value !== null),
            $status,
            [...$headers, 'Content-Type' => 'application/problem+json'],
            JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
        );
    }
}
