<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Enums\AccessState;

/** Whether a user passes a gate, and why. */
final readonly class AccessAnswer
{
    /** @param  list<string>  $causes */
    public function __construct(public AccessState $state, public array $causes) {}
}
