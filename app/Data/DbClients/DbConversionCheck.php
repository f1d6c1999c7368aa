<?php

declare(strict_types=1);

namespace App\Data\DbClients;

/** The exclusion and the likely duplicates to check before a conversion. */
final readonly class DbConversionCheck
{
    /**
     * @param  string|null  $exclusion  why this person can't become a lead
     * @param  list<DbMatch>  $matches  clients and leads who may be the same person, best first
     */
    public function __construct(public ?string $exclusion, public array $matches) {}
}
