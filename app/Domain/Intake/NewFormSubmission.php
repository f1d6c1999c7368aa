<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Enums\RsgFormType;
use Carbon\CarbonImmutable;

/** A responsible-gambling form, as the intake received it and checked it. */
final readonly class NewFormSubmission
{
    /** @param  array<string, scalar|null>  $payload  what the person filled in, and the PIN they gave as `client_pin` */
    public function __construct(
        public string $external_id,
        /** Null when nobody has the PIN: the form counts all the same. */
        public ?int $client_id,
        public RsgFormType $form_type,
        public array $payload,
        public CarbonImmutable $submitted_at,
    ) {}
}
