<?php

declare(strict_types=1);

namespace App\Http\Problems;

use Symfony\Component\HttpKernel\Exception\HttpException;

/** A refusal of the HTTP API with a type of its own, so that a program can tell it from others of the same status. */
final class ProblemException extends HttpException
{
    /** @param  array<string, string>  $headers */
    public function __construct(int $status, public readonly string $type, string $detail, array $headers = [])
    {
        parent::__construct($status, $detail, headers: $headers);
    }
}
