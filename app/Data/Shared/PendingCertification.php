<?php

declare(strict_types=1);

namespace App\Data\Shared;

/** A certification that the signed-in user must still earn. */
final readonly class PendingCertification
{
    public function __construct(public int $id, public CertificationTypeData $certification_type) {}
}
