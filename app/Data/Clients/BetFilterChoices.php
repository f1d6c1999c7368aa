<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;

/** The filter options of a client's bets: sites and sports. */
final readonly class BetFilterChoices
{
    /**
     * @param  list<Choice>  $site
     * @param  list<Choice>  $sport
     */
    public function __construct(public array $site, public array $sport) {}
}
