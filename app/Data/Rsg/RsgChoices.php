<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Lists\Choice;

/** The choices of the filters of an RSG queue. */
final readonly class RsgChoices
{
    /** @param  list<Choice>  $owners  colleagues who work the queue */
    public function __construct(public array $owners, public ?Choice $client) {}
}
