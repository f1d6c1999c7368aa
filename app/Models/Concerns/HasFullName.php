<?php

declare(strict_types=1);

namespace App\Models\Concerns;

/** `full_name` of a person: first and last name, which both may be empty. */
trait HasFullName
{
    public function getFullNameAttribute(): string
    {
        return trim("{$this->first_name} {$this->last_name}");
    }
}
