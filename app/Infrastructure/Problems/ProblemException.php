<?php

declare(strict_types=1);

namespace App\Infrastructure\Problems;

use Symfony\Component\HttpKernel\Exception\HttpException;

/** An API error with its own problem type, so that programs can distinguish errors of the same status. */
final class ProblemException extends HttpException
{
    /** @param  array<string, string>  $headers */
    public function __construct(int $status, public readonly string $type, string $detail, array $headers = [])
    {
        parent::__construct($status, $detail, headers: $headers);
    }
}
