<?php

declare(strict_types=1);

namespace App\Infrastructure\Http;

use Closure;
use GuzzleHttp\Exception\ConnectException;
use GuzzleHttp\Exception\RequestException;
use GuzzleHttp\Promise\PromiseInterface;
use GuzzleHttp\Psr7\DroppingStream;
use GuzzleHttp\Psr7\Utils as Psr7;
use GuzzleHttp\Utils;
use Psr\Http\Message\RequestInterface;
use Throwable;

/** Ends calls to other servers whose answer is too large to be read into memory. */
final readonly class ResponseLimiter
{
    /** Far more than the answer about a full batch of people. Counted after decompression. */
    public const MOST_BYTES = 1_048_576;

    /**
     * For `PendingRequest::setHandler()`. A larger answer fails like a lost connection.
     *
     * @return Closure(RequestInterface, array<string, mixed>): PromiseInterface
     */
    public static function handler(): Closure
    {
        $send = Utils::chooseHandler();

        return static fn (RequestInterface $request, array $options): PromiseInterface => $send($request, [
            ...$options,
            'sink' => new DroppingStream(Psr7::streamFor(), self::MOST_BYTES),
        ])
            // Otherwise a failed transfer with a status of 400 or more would throw another exception than the clients expect.
            ->otherwise(
                static fn (Throwable $error) => throw $error instanceof RequestException
                    ? new ConnectException($error->getMessage(), $request, $error)
                    : $error,
            );
    }
}
