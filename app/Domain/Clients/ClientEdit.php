<?php

declare(strict_types=1);

namespace App\Domain\Clients;

/** An edit of a client: the submitted values and the values the form was opened with. */
final readonly class ClientEdit
{
    /**
     * @param  int  $version  the client's version when the form was opened
     * @param  array<string, string>  $mine  by the names of ClientFields
     * @param  array<string, string>  $base  the same fields when the form was opened
     */
    public function __construct(public int $version, public array $mine, public array $base) {}
}
