<?php

declare(strict_types=1);

namespace App\Services\Exports\Lists;

use App\Models\User;
use Illuminate\Validation\ValidationException;

/** A short list that belongs to no client and can be taken along as a file. */
interface ListExport
{
    /** `imports`: the audit trail says `imports.exported`, and the file begins with it. */
    public function name(): string;

    /**
     * @param  array<string, string>  $query  search, filters and order as the list's URL has them
     *
     * @throws ValidationException where the list does not know a part of it
     */
    public function file(array $query, User $viewer): ListFile;
}
