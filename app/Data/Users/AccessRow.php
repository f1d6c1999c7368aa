<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Enums\AccessState;

/** An ability, a page or an action, and whether a user has it. */
final readonly class AccessRow
{
    /** @param  list<string>  $causes */
    public function __construct(
        public string $id,
        /** The group of an ability, or the first word of a path. */
        public string $area,
        public string $label,
        /** The pages that an ability opens, or the path. */
        public string $detail,
        public AccessState $state,
        public array $causes,
    ) {}
}
