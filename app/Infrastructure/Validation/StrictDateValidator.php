<?php

declare(strict_types=1);

namespace App\Infrastructure\Validation;

use DateTimeInterface;
use Illuminate\Validation\Validator;

/** Compares only text and times as dates. The framework's comparison throws on large numbers and on arrays. */
final class StrictDateValidator extends Validator
{
    /**
     * @param  string  $format
     */
    protected function getDateTimeWithOptionalFormat($format, $value): ?DateTimeInterface
    {
        return is_string($value) ? parent::getDateTimeWithOptionalFormat($format, $value) : null;
    }

    protected function getDateTime($value): ?DateTimeInterface
    {
        return is_string($value) || $value instanceof DateTimeInterface ? parent::getDateTime($value) : null;
    }
}
