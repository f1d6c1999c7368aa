<?php

declare(strict_types=1);

namespace App\Http\Requests\Concerns;

/** `reference`: a UUID from when the form was opened. It identifies a form that is sent twice. */
trait IsSentOnce
{
    public function reference(): ?string
    {
        $reference = $this->validated('reference');

        return $reference === null ? null : (string) $reference;
    }

    /** @return array<string, mixed> */
    private function referenceRule(): array
    {
        return ['reference' => ['nullable', 'uuid']];
    }
}
