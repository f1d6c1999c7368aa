<?php

declare(strict_types=1);

namespace App\Data\FilterPresets;

/** A preset that the viewer has just deleted and can restore. */
final readonly class DeletedFilterPreset
{
    public function __construct(public int $id, public string $name) {}
}
