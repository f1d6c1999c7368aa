<?php

declare(strict_types=1);

namespace App\Http\Requests\Concerns;

/** `seen_owner_id` is the owner on the page, left out for none. */
trait ReadsSeenOwner
{
    /** @return array<string, list<string>> */
    private function seenOwnerRules(): array
    {
        return ['seen_owner_id' => ['nullable', 'integer', 'min:1']];
    }

    public function seenOwnerId(): ?int
    {
        return $this->filled('seen_owner_id') ? $this->integer('seen_owner_id') : null;
    }
}
