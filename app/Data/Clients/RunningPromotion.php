<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A running promotion that the client can get. */
final readonly class RunningPromotion
{
    public function __construct(
        public int $id,
        public string $title,
        /** The most it gives, in cents. */
        public ?int $value_cents,
        /** Its share of an amount, such as a deposit. */
        public ?int $percent,
        public ?string $ends_at,
        /** The client already has it, in Genweb or not. */
        public bool $is_running,
    ) {}
}
