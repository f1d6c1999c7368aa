<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;

/** What the filters of a client's bets offer: where and on what this client bet. */
final readonly class BetFilterChoices
{
    /**
     * @param  list<Choice>  $site
     * @param  list<Choice>  $sport
     */
    public function __construct(public array $site, public array $sport) {}
}
