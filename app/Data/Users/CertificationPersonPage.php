<?php

declare(strict_types=1);

namespace App\Data\Users;

/** Users/Certifications/Show. */
final readonly class CertificationPersonPage
{
    /**
     * @param  list<CertificationDetails>  $certifications  the newest first
     * @param  list<string>  $withheld  certifications whose abilities are withheld
     * @param  list<TrainingData>  $training
     * @param  list<OpenWork>  $work
     */
    public function __construct(
        public int $id,
        public string $full_name,
        public string $role_title,
        public array $certifications,
        public array $withheld,
        public array $training,
        public array $work,
        public bool $can_decide,
    ) {}
}
