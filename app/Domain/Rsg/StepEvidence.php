<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Infrastructure\Files\NewFile;

/** Evidence for checking off a step: a reason when the records don't show it, or the proof of a closure. */
final readonly class StepEvidence
{
    public function __construct(public ?string $note = null, public ?string $proof = null, public ?NewFile $file = null) {}
}
