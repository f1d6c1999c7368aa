<?php

declare(strict_types=1);

namespace App\Data\Guides;

use App\Enums\GuideKey;

/** A guide that a colleague has not acknowledged in the version that applies. */
final readonly class DueAcknowledgement
{
    public function __construct(public GuideKey $slug, public string $title, public int $version, public string $effective_at) {}
}
