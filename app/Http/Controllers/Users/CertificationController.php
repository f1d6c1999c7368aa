<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\Users\DecideCertification;
use App\Actions\Users\RenewCertifications;
use App\Data\Lists\Choice;
use App\Data\Users\CertificationsPage;
use App\Enums\CertificationDecision;
use App\Http\AttachmentAnswer;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Users\DecideCertificationRequest;
use App\Http\Requests\Users\RenewCertificationsRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Users\CertificationList;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\User;
use App\Queries\Users\CertificationPersonQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response as HttpResponse;

/** Certifications of colleagues, for their managers and for holders of viewCertificationTypes. */
final class CertificationController
{
    use AnswersChange;

    public function index(ListRequest $request, CertificationList $list, #[CurrentUser] User $viewer): Response
    {
        [$certifications, $meta] = $request->page($list);

        return Inertia::render('Users/Certifications/Index', new CertificationsPage(
            certifications: $certifications,
            meta: $meta,
            types: Choice::of(CertificationType::query()->orderBy('title')->get(['id', 'title']), 'title'),
            can_decide: $viewer->can('takeDecisions'),
            can_export: $viewer->can('exportReports'),
        ));
    }

    public function show(User $user, CertificationPersonQuery $query, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Users/Certifications/Show', $query->page($user, $viewer));
    }

    public function decide(DecideCertificationRequest $request, Certification $certification, DecideCertification $decide): RedirectResponse
    {
        $decision = $request->enumOf('decision', CertificationDecision::class);

        return $this->changed(
            static fn () => $decide->handle(
                $certification,
                $decision,
                $request->staff(),
                $request->validated('reason'),
                $request->issuedOn(),
                $request->validated('seen'),
            ),
            match ($decision) {
                CertificationDecision::Approve => 'Certification approved.',
                CertificationDecision::Refuse => 'Evidence refused.',
                CertificationDecision::Revoke => 'Certification revoked.',
            },
        );
    }

    public function renew(RenewCertificationsRequest $request, RenewCertifications $renew): RedirectResponse
    {
        $certifications = $request->certifications();

        return $this->changed(
            static fn () => $renew->handle($certifications, $request->issuedOn(), $request->staff()),
            $certifications->count() === 1 ? 'Certification renewed.' : 'Certifications renewed.',
        );
    }

    public function evidence(Request $request, Certification $certification, AttachmentAnswer $answer): HttpResponse
    {
        return $answer->of($request, $certification->evidence()->latest('id')->firstOrFail());
    }
}
