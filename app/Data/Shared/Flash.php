<?php

declare(strict_types=1);

namespace App\Data\Shared;

use JsonSerializable;

/** The messages of the last action. */
final readonly class Flash implements JsonSerializable
{
    /** @param  array<string, string>  $errors  the first message of each field, also in Inertia's own `errors` */
    public function __construct(
        public ?string $success,
        public ?string $error,
        /** Whether the success banner disappears automatically after 3 s. */
        public bool $auto_hide_success_message,
        public array $errors,
    ) {}

    /** @return array<string, mixed> an empty map would otherwise become a list */
    public function jsonSerialize(): array
    {
        return [...get_object_vars($this), 'errors' => (object) $this->errors];
    }
}
