<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Infrastructure\Images\Screenshot;
use Carbon\CarbonImmutable;

/** A client's validated review of a brand. */
final readonly class NewSocialMediaReview
{
    public function __construct(
        public string $external_id,
        public int $client_id,
        public string $platform_name,
        public ?CarbonImmutable $posted_at,
        public Screenshot $screenshot,
    ) {}
}
