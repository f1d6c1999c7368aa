<?php

declare(strict_types=1);

namespace App\Data\Users;

/** A certification type with what needs it. */
final readonly class CertificationTypeRow
{
    /**
     * @param  list<string>  $role_ids
     * @param  list<string>  $role_titles
     * @param  list<string>  $abilities  of the enum Ability, or handlesPayments
     */
    public function __construct(
        public int $id,
        public int $version,
        public string $title,
        public string $description,
        /** Null when it never expires. */
        public ?int $valid_months,
        /** New colleagues keep the abilities for their first month. */
        public bool $has_grace,
        public array $role_ids,
        public array $role_titles,
        public array $abilities,
        /** Active colleagues who hold it. */
        public int $held_count,
        /** Active colleagues who must still earn or renew it. */
        public int $pending_count,
    ) {}
}
