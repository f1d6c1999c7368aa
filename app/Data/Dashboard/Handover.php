<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

use Carbon\CarbonImmutable;

/** The changes since the viewer last signed out. */
final readonly class Handover
{
    public function __construct(
        public CarbonImmutable $since,
        /** Null for viewers who may not see clients. */
        public ?int $new_clients,
        public ?int $settled_risk_checks,
        /** Null for viewers who may not see deposits. */
        public ?int $new_deposits,
        public ?int $new_deposits_cents,
        /** @var list<HandoverWork> new work in the viewer's queues */
        public array $new_work,
    ) {}
}
