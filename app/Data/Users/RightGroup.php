<?php

declare(strict_types=1);

namespace App\Data\Users;

final readonly class RightGroup
{
    /** @param  list<RightData>  $rights */
    public function __construct(public string $title, public array $rights) {}
}
