<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveSocialMediaReview;
use App\Enums\SocialMediaReviewStatus;
use App\Http\Requests\Api\ReceiveSocialMediaReviewRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;

/** Reviews with their screenshot: 201 for a new one, 200 for one that is here already, 409 for another one under its external_id. */
#[ObjectSchema('ReceivedSocialMediaReview', 'The review as kept.', [
    'id' => new Field('integer', "The review's number in Paddock.", 118, min: 1),
    'external_id' => new Field('string', 'As sent.', 'rev-118'),
    'client_id' => new Field('integer', 'Who wrote it.', 4711, min: 1),
    'platform_name' => new Field('string', 'As sent.', 'Google'),
    'status' => new Field('integer', '1 pending, 2 approved, 3 declined.', 1, enum: SocialMediaReviewStatus::class),
])]
final readonly class SocialMediaReviewController
{
    #[ApiCall(
        path: '/social-media-reviews',
        id: 'receiveSocialMediaReview',
        tag: 'Reviews',
        summary: 'Receive a review with its screenshot',
        description: 'As a form with the file, or as JSON with the file as base64 text. The picture is drawn anew: only its pixels are kept.',
        scope: IntakeScope::CreateSocialMediaReviews,
        body: 'NewSocialMediaReview',
        answers: [
            new Answer(201, 'The review is new.', 'ReceivedSocialMediaReview'),
            new Answer(200, 'The review is here already; nothing was changed.', 'ReceivedSocialMediaReview'),
        ],
        refusals: [409 => ['reference-taken' => 'This external_id was used for another content. Nothing was changed; use a new one for something new.']],
        form: 'NewSocialMediaReviewForm',
    )]
    public function store(ReceiveSocialMediaReviewRequest $request, ReceiveSocialMediaReview $receive): JsonResponse
    {
        $review = $receive->handle($request->toNewSocialMediaReview());

        return new JsonResponse([
            'id' => $review->id,
            'external_id' => $review->external_id,
            'client_id' => $review->client_id,
            'platform_name' => $review->platform_name,
            'status' => $review->status,
        ], $review->wasRecentlyCreated ? 201 : 200);
    }
}
