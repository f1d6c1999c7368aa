<?php

declare(strict_types=1);

namespace App\Data\Guides;

final readonly class GuideSearchPage
{
    /** @param  list<GuideHit>  $hits */
    public function __construct(public string $search, public array $hits) {}
}
