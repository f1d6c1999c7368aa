<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** The client of an RSG record. */
final readonly class RsgClient
{
    public function __construct(
        public int $id,
        public string $full_name,
        public string $pin,
        public string $company_name,
        public ?string $company_color,
        public ?string $company_logo,
        public bool $is_betstopped,
        public bool $is_barred,
        public bool $is_closed,
    ) {}
}
