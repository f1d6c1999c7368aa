<?php

declare(strict_types=1);

namespace App\Services\Exports\Lists;

use App\Models\Client;
use App\Models\User;
use Illuminate\Validation\ValidationException;

/** A list on the pages of one client that can be taken along as a file. */
interface ClientListExport
{
    /** `transfers`: the audit trail says `client.transfers_exported`, and the file begins with it. */
    public function name(): string;

    /**
     * @param  array<string, string>  $query  search, filters and order as the list's URL has them
     *
     * @throws ValidationException where the list does not know a part of it
     */
    public function file(Client $client, array $query, User $viewer): ListFile;
}
