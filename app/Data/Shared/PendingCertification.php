<?php

declare(strict_types=1);

namespace App\Data\Shared;

/** A certification that the signed-in user must still earn. */
final readonly class PendingCertification
{
    /** @param  list<string>  $withheld  names of the rights that the user lacks until then */
    public function __construct(public int $id, public CertificationTypeData $certification_type, public array $withheld) {}
}
