<?php

declare(strict_types=1);

namespace App\Data\Shared;

final readonly class CertificationTypeData
{
    public function __construct(public string $title, public string $description) {}
}
