<?php

declare(strict_types=1);

namespace App\Actions\Clients;

/** An edit of a client: what the form holds now, and what it was opened with. */
final readonly class ClientEdit
{
    /**
     * @param  int  $version  the client's version when the form was opened
     * @param  array<string, string>  $mine  by the names of ClientFields
     * @param  array<string, string>  $base  the same fields as they stood then
     */
    public function __construct(public int $version, public array $mine, public array $base) {}
}
