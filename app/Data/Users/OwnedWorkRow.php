<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Data\Lists\Choice;
use App\Enums\OwnedWorkKind;

/** A kind of work that the user owns. */
final readonly class OwnedWorkRow
{
    /** @param  list<Choice>  $recipients  who can take it over */
    public function __construct(public OwnedWorkKind $kind, public int $count, public bool $needs_owner, public array $recipients) {}
}
