<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Enums\RsgFormType;
use Carbon\CarbonImmutable;

/** A validated responsible-gambling form. */
final readonly class NewFormSubmission
{
    /** @param  array<string, scalar|null>  $payload  the completed fields, and the given PIN as `client_pin` */
    public function __construct(
        public string $external_id,
        /** Null when no client has the PIN. The form is valid without one. */
        public ?int $client_id,
        public RsgFormType $form_type,
        public array $payload,
        public CarbonImmutable $submitted_at,
    ) {}
}
