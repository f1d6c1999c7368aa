<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Rsg\FormAnswer;

/** A submitted RSG form on the client's record. Times are UTC. */
final readonly class ClientFormRow
{
    /** @param  list<FormAnswer>|null  $answers  null when the viewer may not read them */
    public function __construct(
        public int $id,
        public string $form_type_name,
        public string $submitted_at,
        public ?array $answers,
        public ?string $decision_text,
        public ?string $resolved_at,
        public ?string $resolver_name,
    ) {}
}
