<?php

declare(strict_types=1);

namespace App\Infrastructure\Problems;

use Illuminate\Foundation\Exceptions\Handler;
use Throwable;

/** JSON errors contain only a message. The framework adds the stack trace in debug mode, for every role; the log has it anyway. */
final class ExceptionHandler extends Handler
{
    /** @return array{message: string} */
    protected function convertExceptionToArray(Throwable $e): array
    {
        return ['message' => $this->isHttpException($e) ? $e->getMessage() : 'Server Error'];
    }
}
