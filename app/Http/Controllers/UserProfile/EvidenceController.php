<?php

declare(strict_types=1);

namespace App\Http\Controllers\UserProfile;

use App\Actions\UserProfile\SendEvidence;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\UserProfile\SendEvidenceRequest;
use App\Infrastructure\Files\FileInspector;
use App\Models\Certification;
use Illuminate\Http\RedirectResponse;

/** Evidence of the user's own certifications. */
final class EvidenceController
{
    use AnswersChange;

    public function store(SendEvidenceRequest $request, Certification $certification, FileInspector $inspector, SendEvidence $send): RedirectResponse
    {
        $file = $request->newFile($inspector);

        return $this->changed(static fn () => $send->handle($certification, $file, $request->staff()), 'Evidence sent. A colleague reviews it.');
    }
}
