<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Users/Certifications/Index. */
final readonly class CertificationsPage
{
    /**
     * @param  list<CertificationRow>  $certifications
     * @param  list<Choice>  $types
     */
    public function __construct(public array $certifications, public ListMeta $meta, public array $types, public bool $can_decide, public bool $can_export) {}
}
